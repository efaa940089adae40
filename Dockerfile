# The site behind nginx, without privileges, with a read-only root and a /tmp in memory. DEPLOYMENT.md says how
# to run it.
#
# The base images are named by tags, not by digests, so that every build gets their security fixes. To pin
# one, put the digest that `docker buildx imagetools inspect debian:bookworm-slim` prints behind its name:
# debian:bookworm-slim@sha256:…

FROM node:24-bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
ARG GATSBY_EMAILJS_PUBLIC_KEY
ARG GATSBY_EMAILJS_SERVICE_ID
ARG GATSBY_EMAILJS_TEMPLATE_ID
ARG GATSBY_EMAILJS_CALLBACK_TEMPLATE_ID
ARG GATSBY_EMAILJS_ORIGIN
ARG GATSBY_EMAILJS_BLOCK_LIST
ARG EDITING_SCREEN
ARG EDITING_REVIEW
ARG EDITING_SIGN_IN
# The last publication stays with the builder, for the hashed files of earlier releases.
RUN --mount=type=cache,target=/kept \
  mkdir dist && cp -a /kept/. dist/ \
  && npm run build \
  && find /kept -mindepth 1 -delete && cp -a dist/. /kept/

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /src/dist/nginx /etc/nginx/site
COPY --from=build /src/dist/site /srv/site
USER www-data
EXPOSE 8080
HEALTHCHECK CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET / HTTP/1.0\\r\\n\\r\\n' >&3 && head -n 1 <&3 | grep -q ' 200 '"]
CMD ["/usr/sbin/nginx", "-e", "stderr", "-c", "/etc/nginx/site/nginx.conf", "-g", "daemon off;"]
