import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@bgm/cli/environment'
import { runNginx } from '#src/product/nginx.mjs'

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Returns deploy/nginx/site.conf with this run's folder, upstream and port. */
function siteConfiguration({ folder, live, port }) {
  const replacements = [
    [/\/srv\/site(?=[./])/g, folder],
    [/server 127\.0\.0\.1:3000;/, `server ${live};`],
    [/listen 80;/, `listen 127.0.0.1:${port};`],
    ...(existsSync(brotli) ? [[/# (brotli_static on;)/, '$1']] : []),
  ]
  let text = readFileSync(join(root, 'deploy/nginx/site.conf'), 'utf8')
  for (const [from, to] of replacements) {
    if (!from.test(text)) throw new Error(`deploy/nginx/site.conf has no ${from}`)
    text = text.replace(from, to)
  }
  return text
}

const responds = url =>
  fetch(url, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )

/**
 * Serves `folder` with nginx on `port` and proxies dynamic requests to `live` (host:port). Throws if nginx
 * is not available.
 */
export async function serveSite({ folder, live, port }) {
  const url = `http://127.0.0.1:${port}`
  const nginx = await runNginx({
    write(dir) {
      writeFileSync(join(dir, 'site.conf'), siteConfiguration({ folder, live, port }))
      const before = existsSync(brotli) ? `load_module ${brotli};` : ''
      return { before, http: `access_log off; include ${dir}/site.conf;` }
    },
    isReady: () => responds(url),
  })
  return { url, brotli: existsSync(brotli), stop: nginx.stop }
}
