import { z } from 'zod'
import { signedCookie } from './cookies.server'

const typedSchema = z.object({ draft: z.string(), texts: z.record(z.string(), z.string()) })

const cookieOf = (step: string) => signedCookie(`typed_${step}`, 24 * 60 * 60)

/** A step of one registration: what somebody else typed in the same browser is nobody's business. */
interface Step {
  draft: string
  step: string
}

/** What was typed into a step that could not be saved yet; it waits in the reader's own browser for a day. */
export async function readTyped(
  request: Request,
  { draft, step }: Step,
): Promise<Record<string, string> | null> {
  const parsed = typedSchema.safeParse(await cookieOf(step).parse(request.headers.get('cookie')))
  return parsed.success && parsed.data.draft === draft ? parsed.data.texts : null
}

export async function keepTyped(
  { draft, step }: Step,
  texts: Record<string, string>,
): Promise<string | null> {
  const open = Object.entries(texts).filter(([name]) => !/password|^code$/.test(name))
  const cookie = await cookieOf(step).serialize({ draft, texts: Object.fromEntries(open) })
  return cookie.length < 3800 ? cookie : null
}

/** What a visitor typed before changing the language: told once, and the cookie that forgets it. */
export async function takeTyped(request: Request, form: string) {
  const saved = await readTyped(request, visitorOf(form))
  return { saved: saved ?? {}, forget: saved ? [await forgetTyped(form)] : [] }
}

/** The step of somebody who has no draft yet. */
export const visitorOf = (form: string): Step => ({ draft: 'visitor', step: form })

export const forgetTyped = (step: string) => cookieOf(step).serialize('', { maxAge: 0 })
