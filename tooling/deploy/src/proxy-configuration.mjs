import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@bgm/cli/environment'

/**
 * Renders the proxy's configuration in the same way as its container, replacing every `${NAME}`. Throws if a
 * value is missing.
 */
export function renderProxyConfiguration(values) {
  const template = readFileSync(join(root, 'deploy/nginx/proxy.conf.template'), 'utf8')
  return template.replace(/\$\{(\w+)\}/g, (placeholder, name) => {
    if (values[name] === undefined) throw new Error(`the proxy's template needs ${placeholder}`)
    return values[name]
  })
}
