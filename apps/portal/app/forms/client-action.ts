import { getSubmitFailure, markUnsaved } from '@bgm/browser'
import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react'
import { submissionStore } from '#app/store'

/**
 * The clientAction of every route with a form. If the form could not be sent or processed, the page keeps
 * all input, and `SubmitFailureToast` explains why and offers a retry.
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const sent = request.clone()
  submissionStore.set({ failure: null })
  try {
    return await serverAction()
  } catch (error) {
    if (isErrorResponse(error) || request.signal.aborted || postsToOtherPage(request)) throw error
    const { form } = Object.fromEntries(await sent.formData())
    const element = typeof form === 'string' ? document.getElementById(form) : null
    if (element instanceof HTMLFormElement) markUnsaved(element)
    submissionStore.set({ failure: getSubmitFailure(error) })
    // With an error status, Remix does not revalidate the page's loaders.
    return Response.json(null, { status: 503 })
  }
}

/** Whether the error is a redirect, or has a status below 500 such as 404 or 403. */
const isErrorResponse = (error: unknown) =>
  error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)

/** Whether the form posts to another page, so that this page has nothing to preserve. */
const postsToOtherPage = ({ url }: Request) => new URL(url).pathname !== location.pathname
