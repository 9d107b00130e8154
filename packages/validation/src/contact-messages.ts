import type * as z from 'zod/mini'
import { locales } from './account'
import {
  bodyObject,
  choice,
  consent,
  email,
  formObject,
  honeypot,
  multilineText,
  optionalField,
  phoneNumber,
  properName,
  submissionKey,
} from './fields'

/** The topics of a message; `international` is for businesses in more than one country. */
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
export const contactMessageSchema = formObject({ ...fields, submission_key: submissionKey })
export const contactMessageBodySchema = bodyObject({ ...fields, locale: choice(locales) })
export type ContactMessage = z.output<typeof contactMessageSchema>
export type ContactMessageBody = z.output<typeof contactMessageBodySchema>
