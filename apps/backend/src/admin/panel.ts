import type { ReactNode } from 'react'

/** The props that the content manager passes to each side panel of an edit form. */
export type PanelProps = {
  activeTab?: string
  model: string
  collectionType: string
  documentId?: string
  document?: { documentId?: string; locale?: string | null; updatedAt?: string; status?: string }
  meta?: { availableLocales?: { locale?: string }[] }
}
export type EditFormPanel = ((props: PanelProps) => { title: string; content: ReactNode } | null) & {
  type?: string
}

/** The query parameters of the edit form, including the language of the open entry. */
export type EditFormQuery = { plugins?: { i18n?: { locale?: string } } } & Record<string, unknown>
