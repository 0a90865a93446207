import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { must } from '@sandtable/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { printSettings, printSettingsTable, readSettings, unknownSettings } from './settings.ts';

const ENV = {
  PUBLIC_URL: 'https://play.example.org',
  HOST: '0.0.0.0',
  PORT: '9000',
  DATA_DIR: '/srv/sandtable',
  DATABASE_URL: 'postgres://anna:hush@db.example/sand?password=hush',
  TRUST_PROXY: '1',
  SMTP_URL: 'smtps://post:hush@mail.example:465',
  MAIL_FROM: 'Sandtable <play@example.org>',
  METRICS_TOKEN: 'hush-hush-hush-hush',
  OPEN: 'known',
  LOG_LEVEL: 'info',
};

test('settings come from the environment, and what is printed of them holds no secret', () => {
  const settings = must(readSettings({ ...ENV, SANDTABLE_MOST_WARN: '3' }, '/elsewhere'));
  expect(settings).toMatchObject({ folder: '/srv/sandtable', trustProxy: true, open: 'known', port: 9000 });
  expect(settings).toMatchObject({ mostWarm: 1000, archiveDays: 90, smtpUrl: ENV.SMTP_URL });
  expect(printSettings(settings)).toEqual([
    'Matches are kept in postgres://anna:***@db.example/sand',
    'PUBLIC_URL https://play.example.org',
    'HOST 0.0.0.0',
    'PORT 9000',
    'TRUST_PROXY 1',
    'OPEN known',
    'SMTP_URL smtps://post:***@mail.example:465',
    'MAIL_FROM Sandtable <play@example.org>',
    'METRICS_TOKEN ***',
    'LOG_LEVEL info',
  ]);
  expect(printSettings(must(readSettings({ PORT: '', OPEN: ' ' }, '/data')))).toEqual(['Matches are kept in /data']);
  expect(unknownSettings({ SANDTABLE_MOST_WARN: '3', SANDTABLE_JOBS: 'here', SANDTABLE_TRACE: '1' })).toEqual([
    'SANDTABLE_MOST_WARN',
  ]);
});

test.each([
  ['PUBLIC_URL', 'play.example.org'],
  ['PUBLIC_URL', 'https://play.example.org/sand'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['DATABASE_URL', 'mysql://anna:hush@db/sand'],
  ['TRUST_PROXY', 'maybe'],
  ['OPEN', 'friends'],
  ['SMTP_URL', 'mail.example'],
  ['MAIL_FROM', 'nobody'],
  ['METRICS_TOKEN', 'hush'],
  ['LOG_LEVEL', 'loud'],
  ['SANDTABLE_MOST_WARM', 'all'],
  ['SANDTABLE_ARCHIVE_DAYS', '-1'],
  ['SANDTABLE_JOBS', 'there'],
  ['METRICS_LISTEN', '9464'],
  ['METRICS_LISTEN', '127.0.0.1:0'],
  ['DATABASE_POOL', '1'],
  ['SANDTABLE_BACKUP_HOURS', 'daily'],
  ['SANDTABLE_BACKUPS_KEPT', '0'],
  ['DATABASE_URL_FILE', '/no/such/file'],
])('%s=%s is refused by name, and no secret is repeated', (name, value) => {
  const read = readSettings({ [name]: value }, '');
  expect(read).toMatchObject({ ok: false, problems: [{ field: name }] });
  expect(JSON.stringify(read)).not.toContain('hush');
});

test('e-mail needs a sender', () => {
  expect(readSettings({ SMTP_URL: ENV.SMTP_URL }, '')).toMatchObject({ problems: [{ field: 'MAIL_FROM' }] });
});

test('a secret may stand in a file, and a password beside its address', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandtable-secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const fileWith = (name: string, text: string): string => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const env = {
    ...{ DATABASE_URL: 'postgres://sand@db.example/sand', DATABASE_PASSWORD_FILE: fileWith('password', 'a/b @:c\n') },
    ...{ METRICS_TOKEN_FILE: fileWith('token', 'hush-hush-hush-hush\n'), METRICS_LISTEN: '[::1]:9464' },
  };
  const settings = must(readSettings(env, '/data'));
  expect(settings).toMatchObject({
    ...{ metricsToken: 'hush-hush-hush-hush', metricsListen: { host: '::1', port: 9464 } },
    ...{ databaseUrl: 'postgres://sand:a%2Fb%20%40%3Ac@db.example/sand', backupFolder: '/data/backups' },
  });
  expect(printSettings(settings).join('\n')).not.toMatch(/a%2Fb|hush/);
  const twice = readSettings({ ...env, METRICS_TOKEN: 'hush-hush-hush-hush' }, '');
  expect(twice).toMatchObject({ ok: false, problems: [{ field: 'METRICS_TOKEN_FILE' }] });
});

test('docs/hosting.md has the table of settings that the code prints', () => {
  const page = readFileSync(new URL('../../../../docs/hosting.md', import.meta.url), 'utf8');
  expect(page).toContain(printSettingsTable().join('\n'));
});
