import type { ContactTopic } from '@bgm/validation'

/** The topics that support answers; sales answers the others. */
export const supportTopics: ContactTopic[] = ['support', 'billing']

export const contactMessageUid = 'api::contact-message.contact-message'

export const getResponsibleTeam = (topic: ContactTopic) =>
  supportTopics.includes(topic) ? 'support' : 'sales'

/** A row as stored in the database. */
export type ContactMessage = {
  documentId: string
  state: 'unhandled' | 'handled'
  topic: ContactTopic
  name: string
  email: string
  phone_number: string | null
  company_name: string | null
  message: string
  language: 'id' | 'en'
}
