import type { FindMarkup } from '@bgm/ui'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { RouterLinks } from './components/router-links'

const known = new WeakMap<object, string>()
const seen = new WeakSet<object>()

/**
 * Caches the markup of content that many pages share. An object that is looked up again before its markup is
 * cached is rendered by `fill`, after the page, because React cannot render within a component.
 */
export function createMarkupCache() {
  const missing = new Map<object, ReactNode>()
  const find: FindMarkup = (source, content) => {
    const html = known.get(source)
    if (html === undefined && seen.has(source)) missing.set(source, content)
    seen.add(source)
    return html
  }
  const fill = () => {
    for (const [source, content] of missing)
      known.set(source, renderToString(<RouterLinks>{content}</RouterLinks>))
  }
  return { find, fill }
}
