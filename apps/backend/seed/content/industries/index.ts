import type { ContentEntry } from '../entry'
import type { IndustryCopy } from './copy'
import { industries as en } from './en'
import { industries as id } from './id'
import { buildIndustrySections } from './sections'

type IndustryKey = keyof typeof id

const keys = Object.keys(id) as IndustryKey[]

const written = (key: IndustryKey, copy: IndustryCopy, locale: 'id' | 'en') => ({
  name: copy.name,
  tagline: copy.tagline,
  search_terms: copy.search_terms,
  seo: copy.seo,
  sections: buildIndustrySections(key, copy, locale),
})

export const industries: ContentEntry[] = keys.map((key, index) => ({
  shared: { key, position: (index + 1) * 10 },
  id: written(key, id[key], 'id'),
  en: written(key, en[key], 'en'),
}))
