import { isRecordId } from '@bgm/api-client'

/** The organisation that a form was shown for, and whether the member wants to return to it. */
export type ShownFor = {
  organisation: string
  switchBack: boolean
}

const fields = new WeakMap<Request, ShownFor>()

/** Takes the organisation out of the fields of a submitted form, and stores it with the request. */
export function takeShownFor(
  request: Request,
  { shown_for, organisation_switch, ...texts }: Record<string, string>,
): Record<string, string> {
  if (shown_for !== undefined && isRecordId(shown_for))
    fields.set(request, { organisation: shown_for, switchBack: organisation_switch === '1' })
  return texts
}

export const findShownFor = (request: Request): ShownFor | null => fields.get(request) ?? null

/** Headers with which the backend rejects a form that was shown for another organisation than the active one. */
export function createShownForHeaders(request: Request) {
  const shown = findShownFor(request)
  return {
    'x-organisation': shown?.organisation,
    'x-organisation-switch': shown?.switchBack ? '1' : null,
  }
}

/**
 * The error for a form that was shown for another organisation. It contains the form's values, so that the form
 * can be resubmitted.
 */
export const createShownForError = (request: Request, sent: Record<string, string> | null) =>
  Response.json({ sent, shown_for: findShownFor(request)?.organisation ?? '' }, { status: 409 })
