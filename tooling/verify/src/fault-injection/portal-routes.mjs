import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@bgm/cli/environment'

/** Lists the pages in the portal's routes, without the language prefix: `{ id, path }`. */
export function listPortalPages() {
  const source = readFileSync(join(root, 'apps/portal/app/routes.ts'), 'utf8')
  const entries = source.match(/\{\s*id: '[^}]+?file: '[^']+'/g) ?? []
  return entries.map(entry => ({
    id: /id: '([^']+)'/.exec(entry)[1],
    path: /index: true/.test(entry) ? '/' : `/${/path: '([^']+)'/.exec(entry)?.[1] ?? ''}`,
  }))
}
