// An oxlint plugin with one rule, sandtable/arrows: arrows.mjs judges every import, export from, import() and import type. The built-in
// no-restricted-imports knows neither the importing file's package nor import().
import path from 'node:path';
import { judgeImport } from './arrows.mjs';

/** @typedef {{ readonly source?: { readonly value?: unknown } | null }} WithSource */

const arrowsRule = {
  /** @param {{ cwd: string, filename: string, report(problem: { node: object, message: string }): void }} context */
  create(context) {
    const file = path.relative(context.cwd, context.filename).replaceAll(path.sep, '/');

    /** @param {WithSource} node */
    const check = (node) => {
      const wanted = node.source?.value;
      const reason = typeof wanted === 'string' ? judgeImport(file, wanted) : undefined;
      if (reason !== undefined) context.report({ node: node.source ?? node, message: reason });
    };

    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

export default { meta: { name: 'sandtable' }, rules: { arrows: arrowsRule } };
