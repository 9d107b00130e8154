import type * as z from 'zod/mini'
import { accepted, body, choice, email, form, optional, paragraph, phoneNumber, text } from './fields'

/** `international` is where the business type "international" leads (design §3.3). */
export const contactTopics = ['sales', 'international', 'support', 'billing', 'partnership', 'other'] as const

export const contactMessageSchema = form({
  name: text(120),
  email,
  phone_number: optional(phoneNumber),
  company_name: optional(text(120)),
  topic: choice(contactTopics),
  message: paragraph(4000),
  terms: accepted,
})
export const contactMessageBodySchema = body(contactMessageSchema.shape)
export type ContactMessage = z.output<typeof contactMessageSchema>
