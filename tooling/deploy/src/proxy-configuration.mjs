import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@bgm/cli/environment'

/** The proxy's configuration as its container renders it: every `${NAME}` replaced. Throws on a missing value. */
export function renderProxyConfiguration(values) {
  const template = readFileSync(join(root, 'deploy/nginx/proxy.conf.template'), 'utf8')
  return template.replace(/\$\{(\w+)\}/g, (placeholder, name) => {
    if (values[name] === undefined) throw new Error(`the proxy's template needs ${placeholder}`)
    return values[name]
  })
}
