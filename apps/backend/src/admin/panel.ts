import type { ReactNode } from 'react'

/** What the content manager gives each panel beside an edit form. */
export type PanelProps = {
  activeTab?: string
  model: string
  collectionType: string
  documentId?: string
  document?: { documentId?: string; locale?: string | null; updatedAt?: string; status?: string }
  meta?: { availableLocales?: { locale?: string }[] }
}
export type Panel = ((props: PanelProps) => { title: string; content: ReactNode } | null) & { type?: string }

/** The parameters of the address: the language of the open entry among them. */
export type Query = { plugins?: { i18n?: { locale?: string } } } & Record<string, unknown>
