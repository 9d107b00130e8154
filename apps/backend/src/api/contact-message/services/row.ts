import type { ContactTopic } from '@bgm/validation'

export const uid = 'api::contact-message.contact-message'

/** What Support answers; every other topic is for Sales. */
export const supportTopics: ContactTopic[] = ['support', 'billing']

export const getTeam = (topic: ContactTopic) => (supportTopics.includes(topic) ? 'support' : 'sales')

/** A row of the type, as the database gives it. */
export type Message = {
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
