# The whole server in one image: app, API and socket on port 8080, matches in the volume /data or a PostgreSQL (DATABASE_URL).
FROM node:20.19-bookworm-slim AS build
WORKDIR /sandtable
COPY . .
RUN npm ci --no-audit --no-fund
RUN node scripts/release/seal.mjs /sealed

# What runs has no sources and no tools: the builds, what starts them, and the few libraries that cannot be bundled.
FROM node:20.19-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /sandtable
COPY --from=build /sealed .
RUN ln -s /sandtable/scripts/sandtable.mjs /usr/local/bin/sandtable && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/readyz`).then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))"]
CMD ["sandtable", "serve"]
