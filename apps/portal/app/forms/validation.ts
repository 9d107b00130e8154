import * as rules from '@bgm/validation/forms'
import type { $ZodType } from 'zod/v4/core'
import { parseForm } from './parse'

export { handleSubmit } from './handle-submit'

/** Selects a form's schema. */
export type SchemaSelector = (all: typeof rules) => $ZodType

export const validate = (data: FormData, choose: SchemaSelector) => parseForm(data, choose(rules))
