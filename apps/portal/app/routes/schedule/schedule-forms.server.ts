import type { Api } from '@bgm/api-client'
import type { FormBody } from '#app/forms/form-body.server'
import type { RouteArgs } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { handleExceptionForm } from './exception-forms.server'
import {
  handleCopyDayForm,
  handleCopyFromForm,
  handleMoveForm,
  handleSlotForm,
  type ScheduleFormContext,
} from './slot-forms.server'
import { getScheduleOwner, readScheduleView } from './view.server'

const handlers: Record<string, (context: ScheduleFormContext) => ReturnType<typeof handleSlotForm>> = {
  slot: handleSlotForm,
  move: handleMoveForm,
  'copy-day': handleCopyDayForm,
  'copy-from': handleCopyFromForm,
  exception: handleExceptionForm,
}

const panelParameters = ['slot', 'add', 'from', 'until', 'playlist', 'exception', 'copy', 'index']

/** Returns the path of the schedule for the same week, without an open form. */
function closedPath(request: Request): string {
  const url = new URL(request.url)
  for (const name of panelParameters) url.searchParams.delete(name)
  return url.pathname.replace(/\.data$/, '') + url.search
}

/** Handles the forms of a schedule by name. */
export function handleScheduleForm(args: RouteArgs, api: Api, form: FormBody) {
  const { request } = args
  const handle = handlers[form.form] ?? handleSlotForm
  return handle({
    request,
    api,
    owner: getScheduleOwner(args),
    form,
    view: readScheduleView(request, new Date().toISOString().slice(0, 10)),
    done: async (key, name) => redirectAfterPost(closedPath(request), await flashSuccess(key, { name })),
  })
}
