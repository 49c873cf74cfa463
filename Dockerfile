# Image of the site and its server. docs/deploying.md describes how to run it.

FROM node:24-bookworm-slim AS build
WORKDIR /app
# Build-time settings of the site. README.md describes them.
ARG VITE_SITE_ORIGIN
ARG VITE_SITE_OPERATOR
ARG VITE_SITE_OPERATOR_ADDRESS
ARG VITE_SITE_CONTACT
ARG VITE_PRODUCT_NAME
ARG VITE_PRODUCT_SITE
ARG VITE_TILE_URL
ARG VITE_TILE_ATTRIBUTION
ARG VITE_EXPLAINER_URL
ARG VITE_AEDS_URL
ARG VITE_STREETS_URL
ARG VITE_SUPABASE_URL
ARG VITE_SUPABASE_ANON_KEY
COPY . .
# Builds the site. The development packages that this installs are not part of the final image.
RUN --mount=type=cache,target=/root/.npm npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The base image contains Node, so Node's npm package is not needed.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev && rm -rf node_modules/node-linux-*

FROM node:24-bookworm-slim
WORKDIR /app
# tilemaker reads OpenStreetMap extracts for `npm run streets`.
RUN apt-get update && apt-get install --yes --no-install-recommends tilemaker && rm -rf /var/lib/apt/lists/*
# The only folder that the server may write to.
RUN install --directory --owner=node --group=node --mode=0700 /data
COPY package.json ./
COPY domain domain
COPY registry registry
COPY streets streets
COPY server server
COPY supabase supabase
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/build build
ENV NODE_ENV=production DATA_FOLDER=/data PORT=3000
USER node
VOLUME /data
EXPOSE 3000
# Checks only that the process answers. /readyz also checks the database and is meant for proxies: restarting this container
# would not repair the database.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
