# Builds the image of one app. Run from the repository root:
# docker build --build-arg APP=portal --tag portal .
ARG NODE_IMAGE=node:24.20.0-bookworm-slim@sha256:ba849c60be29959425b8734d57b8b4b7d56f98edd9504c9af091d5281095a71e
# backend, marketing, player, portal or witness
ARG APP

FROM ${NODE_IMAGE} AS tools
WORKDIR /srv/app
ENV CI=1 TURBO_TELEMETRY_DISABLED=1 STRAPI_TELEMETRY_DISABLED=true
RUN npm install --global --no-audit --no-fund pnpm@10.34.9 turbo@2.11.11

FROM tools AS pruned
ARG APP
COPY . .
RUN turbo prune "${APP}" --docker --out-dir pruned
# turbo prune omits these root files.
RUN cp --parents --recursive .npmrc patches tooling/cli/only-pnpm.mjs pruned/json
RUN cp tsconfig.base.json turbo.json pruned/full

FROM tools AS build
ARG APP
COPY --from=pruned /srv/app/pruned/json/ ./
RUN pnpm install --frozen-lockfile
COPY --from=pruned /srv/app/pruned/full/ ./
ARG BUILD_ID
RUN pnpm --filter "${APP}..." --if-present build
RUN pnpm --filter "${APP}" --if-present build:admin
# Strapi's build writes files that only their owner may read.
RUN chmod --recursive a+rX "apps/${APP}"

FROM tools AS production
ARG APP
COPY --from=pruned /srv/app/pruned/json/ ./
# Without the filter, it also installs what the packages for tests need, among them PostgreSQL.
RUN pnpm install --prod --frozen-lockfile --filter-prod "$APP..."

FROM ${NODE_IMAGE} AS base
WORKDIR /srv/app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/srv/app/data STRAPI_TELEMETRY_DISABLED=true MALLOC_ARENA_MAX=2
RUN install --directory --owner=node --group=node data
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]

FROM base AS backend
COPY --from=production /srv/app/ ./
COPY --from=build /srv/app/tsconfig.base.json ./
COPY --from=build /srv/app/packages/contract/dist/ ./packages/contract/dist/
# Backup and restore run it as it is.
COPY --from=build /srv/app/packages/database-copy/src/ ./packages/database-copy/src/
COPY --from=build /srv/app/packages/playback/dist/ ./packages/playback/dist/
COPY --from=build /srv/app/packages/validation/dist/ ./packages/validation/dist/
COPY --from=build /srv/app/apps/backend/tsconfig.json /srv/app/apps/backend/favicon.png ./apps/backend/
COPY --from=build /srv/app/apps/backend/data/ ./apps/backend/data/
COPY --from=build /srv/app/apps/backend/database/ ./apps/backend/database/
COPY --from=build /srv/app/apps/backend/programs/ ./apps/backend/programs/
COPY --from=build /srv/app/apps/backend/dist/ ./apps/backend/dist/
WORKDIR /srv/app/apps/backend
ENV PORT=1337
EXPOSE 1337
USER node
CMD ["node", "programs/start.mjs"]

FROM base AS marketing
COPY --from=production /srv/app/ ./
COPY --from=build /srv/app/apps/marketing/build/ ./apps/marketing/build/
WORKDIR /srv/app/apps/marketing
ENV PORT=3000
EXPOSE 3000
USER node
CMD ["node", "build/server.js"]

FROM base AS player
COPY --from=production /srv/app/ ./
COPY --from=build /srv/app/apps/player/build/ ./apps/player/build/
WORKDIR /srv/app/apps/player
ENV PORT=3002
EXPOSE 3002
USER node
CMD ["node", "build/server.js"]

FROM base AS portal
COPY --from=production /srv/app/ ./
COPY --from=build /srv/app/apps/portal/build/ ./apps/portal/build/
WORKDIR /srv/app/apps/portal
ENV PORT=3001
EXPOSE 3001
USER node
CMD ["node", "build/server.js"]

# It needs no packages, only what it shares with the verifier.
FROM base AS witness
COPY tooling/verify-usage/src/problem.mjs ./tooling/verify-usage/src/
COPY tooling/verify-usage/src/log/ ./tooling/verify-usage/src/log/
COPY tooling/witness/package.json ./tooling/witness/
COPY tooling/witness/public/ ./tooling/witness/public/
COPY tooling/witness/src/ ./tooling/witness/src/
WORKDIR /srv/app/tooling/witness
ENV PORT=1091 WITNESS_PORT=1091 WITNESS_ADDRESS=0.0.0.0
EXPOSE 1091
USER node
CMD ["node", "src/main.mjs", "--data", "/srv/app/data"]

FROM ${APP}
