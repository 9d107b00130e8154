import * as rules from '@bgm/validation'
import type { $ZodType } from 'zod/v4/core'
import { parseForm } from './parse'

export { judgeSending } from './sending'

/** Which of the product's schemas judges a form. */
export type Choose = (all: typeof rules) => $ZodType

export const judge = (data: FormData, choose: Choose) => parseForm(data, choose(rules))
