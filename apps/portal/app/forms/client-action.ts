import { getSubmitFailure, markUnsaved } from '@bgm/browser'
import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react'
import { submissionStore } from '#app/store'

/**
 * Every route with a form exports this. If the form could not be sent, or the server could not process it, the page and
 * everything typed stay as they are; `SubmitFailureToast` says why and sends it again.
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const sent = request.clone()
  submissionStore.set({ failure: null })
  try {
    return await serverAction()
  } catch (error) {
    if (isAnswer(error) || request.signal.aborted || leadsElsewhere(request)) throw error
    const { form } = Object.fromEntries(await sent.formData())
    const element = typeof form === 'string' ? document.getElementById(form) : null
    if (element instanceof HTMLFormElement) markUnsaved(element)
    submissionStore.set({ failure: getSubmitFailure(error) })
    // With an error status, Remix does not revalidate the loaders of the page.
    return Response.json(null, { status: 503 })
  }
}

/** A redirect, or a page that is missing or forbidden. */
const isAnswer = (error: unknown) =>
  error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)

/** The form posts to another page: there is nothing to preserve on this one. */
const leadsElsewhere = ({ url }: Request) => new URL(url).pathname !== location.pathname
