# syntax=docker/dockerfile:1

# One image for every role: ROLE says whether it answers browsers, works, or both.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY mentions/package.json mentions/
COPY pdf/package.json pdf/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN --mount=type=cache,target=/root/.npm npm ci
COPY tsconfig.base.json ./
COPY scripts scripts
COPY contract contract
COPY mentions mentions
COPY pdf pdf
COPY server server
COPY web web
RUN npm run -s build
# What testing needed stays behind.
RUN npm prune --omit=dev
# docker build --build-arg TRACING=true: with what tells a collector of traces, which is no part of the product.
ARG TRACING=false
COPY ops/tracing ops/tracing
RUN --mount=type=cache,target=/root/.npm if [ "$TRACING" = true ]; then npm ci --prefix ops/tracing; fi

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
# Does nothing unless OTEL_EXPORTER_OTLP_ENDPOINT is set.
ENV NODE_OPTIONS=--import=/app/ops/tracing/start.mjs
WORKDIR /app
COPY --from=build --chown=root:root /app /app
# Backups are written here, by whoever mounts a volume.
RUN mkdir /backups && chown node:node /backups
USER node
EXPOSE 3000
# As long as a start with migrations may take; every role answers on its own port.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "scripts/operations/check-health.cjs"]
# The signal that lets requests and jobs end; `docker stop` waits 10 seconds unless told otherwise (compose.yaml does).
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=384", "server/dist/main.js"]
