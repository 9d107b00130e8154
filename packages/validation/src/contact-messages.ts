import type * as z from 'zod/mini'
import { locales } from './account'
import {
  bodySchema,
  choice,
  consent,
  email,
  formSchema,
  honeypot,
  multilineText,
  optionalField,
  phoneNumber,
  properName,
  submissionKey,
} from './fields'

/** `international` is for businesses in more than one country. */
export const contactTopics = ['sales', 'international', 'support', 'billing', 'partnership', 'other'] as const
export type ContactTopic = (typeof contactTopics)[number]

const fields = {
  topic: choice(contactTopics),
  name: properName(120),
  email,
  phone_number: optionalField(phoneNumber),
  company_name: optionalField(properName(120)),
  message: multilineText(4000),
  consent,
  website: honeypot,
}

/** A message from a visitor. `website` is a honeypot; `submission_key` identifies one submission of the form. */
export const contactMessageSchema = formSchema({ ...fields, submission_key: submissionKey })
export const contactMessageBodySchema = bodySchema({ ...fields, locale: choice(locales) })
export type ContactMessage = z.output<typeof contactMessageSchema>
export type ContactMessageBody = z.output<typeof contactMessageBodySchema>
