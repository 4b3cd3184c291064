# One file, three servers: docker build --target call-for-help | lockers | radio
# and the site, once built:  npm run build && docker build --target site
# Node 24 runs the TypeScript sources as they are and has SQLite built in, so nothing is compiled.

FROM node:24.21.0-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY specs/package.json specs/
COPY packages/contract/package.json packages/contract/
COPY packages/storage/package.json packages/storage/
COPY packages/node-server/package.json packages/node-server/
COPY packages/search/package.json packages/search/
COPY packages/twilio-signature/package.json packages/twilio-signature/
COPY packages/openapi-validator/package.json packages/openapi-validator/
COPY packages/scenarios/package.json packages/scenarios/
COPY packages/api-reference/package.json packages/api-reference/
COPY client/package.json client/
COPY servers/call-for-help/package.json servers/call-for-help/
COPY servers/lockers/package.json servers/lockers/
COPY servers/radio/package.json servers/radio/
COPY site/package.json site/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

# The validators and types that the servers read are generated from the OpenAPI documents.
FROM manifests AS specs
RUN npm ci --ignore-scripts --omit=optional --include-workspace-root -w specs
COPY brand brand
COPY specs specs
RUN node specs/generate.ts

FROM manifests AS modules
# --build-arg OMIT=--omit=dev brings the packages that traces need.
ARG OMIT="--omit=dev --omit=optional"
RUN npm ci --ignore-scripts $OMIT \
    -w servers/call-for-help -w servers/lockers -w servers/radio

FROM node:24.21.0-slim AS runtime
ENV NODE_ENV=production
WORKDIR /app
COPY --from=modules /app/package.json ./
COPY --from=modules /app/node_modules node_modules
COPY packages packages
COPY servers servers
COPY --from=specs /app/specs specs
# Where SQLite files go when there is no DATABASE_URL: mount a volume here to keep them.
RUN mkdir data && chown node:node data
USER node
STOPSIGNAL SIGTERM
ENTRYPOINT ["node"]

FROM runtime AS call-for-help
ENV CALL_FOR_HELP_HOST=0.0.0.0
EXPOSE 8002
HEALTHCHECK --interval=10s --timeout=5s --start-period=40s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8002/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["servers/call-for-help/serve.ts"]

FROM runtime AS lockers
ENV LOCKERS_HOST=0.0.0.0
EXPOSE 8004
HEALTHCHECK --interval=10s --timeout=5s --start-period=40s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8004/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["servers/lockers/serve.ts"]

FROM runtime AS radio
ENV RADIO_HOST=0.0.0.0
EXPOSE 5000
HEALTHCHECK --interval=10s --timeout=5s --start-period=40s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:5000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["servers/radio/serve.ts"]

# Caddy sends the compressed files that the build wrote, and every header of hosting/rules.ts.
FROM caddy:2.10.2-alpine AS site
# The image's own program carries the right to open low ports, and does not start where that right
# is taken away. A plain copy carries none: this one listens on 8080.
RUN cp /usr/bin/caddy /usr/local/bin/caddy
COPY hosting/generated/Caddyfile /etc/caddy/Caddyfile
# A site built for another base URL than / goes below: /srv/site/manual for /manual/.
COPY site/build /srv/site
USER 10001:10001
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s CMD ["nc", "-z", "127.0.0.1", "8080"]
CMD ["/usr/local/bin/caddy", "run", "--config", "/etc/caddy/Caddyfile"]
