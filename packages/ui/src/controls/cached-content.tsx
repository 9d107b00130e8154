import { createContext, type HTMLAttributes, type ReactNode, useContext } from 'react'

/** Returns the markup that a server has already rendered for the same object. */
export type FindMarkup = (source: object, content: ReactNode) => string | undefined

const FindMarkupContext = createContext<FindMarkup>(() => undefined)

/** Provides a server's cache of markup. Browsers have no cache and render the content. */
export const MarkupCacheProvider = FindMarkupContext.Provider

interface CachedContentProps extends HTMLAttributes<HTMLDivElement> {
  /** Everything that the content depends on: the same object always has the same content. */
  source?: object | undefined
  children: ReactNode
}

/**
 * A `div` with content that many pages share, such as navigation, which a server renders only once. The content must
 * not use React ids, or any context other than that of links.
 */
export function CachedContent({ source, children, ...attributes }: CachedContentProps) {
  const find = useContext(FindMarkupContext)
  const html = source && find(source, children)
  if (html === undefined) return <div {...attributes}>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup was rendered by React
  return <div {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}
