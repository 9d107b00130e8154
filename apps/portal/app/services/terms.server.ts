import type { Api } from '@bgm/api-client'
import { compiler } from 'markdown-to-jsx/html'

export interface Terms {
  title: string
  version: string | null
  /** Our own markup, made here from the editors' markdown; HTML inside it stays text. */
  html: string
}

/** The terms that people accept, as editors keep them for the public site. */
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
