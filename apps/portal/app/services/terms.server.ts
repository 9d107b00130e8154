import type { Api } from '@bgm/api-client'
import { compiler } from 'markdown-to-jsx/html'

export type Terms = {
  title: string
  version: string | null
  /** HTML rendered from the editors' Markdown; HTML within the Markdown is escaped. */
  html: string
}

/** Finds the terms, as published on the public site. */
export async function findTerms(api: Api): Promise<Terms | null> {
  const page = await api.content.findPage('terms-and-condition')
  if (!page) return null
  const texts = page.sections.flatMap(section =>
    section.block === 'rich-text'
      ? [section.title ? `## ${section.title}\n\n${section.body}` : section.body]
      : [],
  )
  const html = compiler(texts.join('\n\n'), { disableParsingRawHTML: true, forceBlock: true })
  return { title: page.title, version: page.version, html }
}
