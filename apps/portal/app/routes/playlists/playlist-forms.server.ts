import type { Api } from '@bgm/api-client'
import { playlistFormSchema } from '@bgm/validation'
import { data } from '@remix-run/node'
import type { FormBody } from '#app/forms/form-body.server'
import { reply, submit } from '#app/forms/submit.server'
import type { RouteArgs } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { changePlaylist, findRejectionReason, renamePlaylist } from '#app/services/playlists.server'
import { formatPlaylistOperation, type PlaylistOperation, parsePlaylistOperation } from './playlist-operation'

const isOutdated = (error: unknown) => findRejectionReason(error) === 'changed-meanwhile'

const readVersion = (value = '') => (/^\d{1,9}$/.test(value) ? Number(value) : 0)

/** Responds with 409 and, for a change to the tracks, the change, so that it can be applied again. */
function respondWithConflict(form: FormBody, operation: PlaylistOperation | null) {
  const answer = reply(form, operation ? {} : { '': [{ key: 'errors.changed-meanwhile' }] }, 409)
  return data(
    { ...answer.data, conflict: operation && formatPlaylistOperation(operation), added: null },
    { status: 409 },
  )
}

async function applyOperation(args: RouteArgs, api: Api, operation: PlaylistOperation, version: number) {
  const id = args.params.id ?? ''
  const added = await changePlaylist(api, id, version, operation)
  const { pathname, search } = new URL(args.request.url)
  if (added === null) return redirectAfterPost(pathname + search)
  const notice =
    added > 0
      ? await flashSuccess('playlists.extended', { count: String(added) })
      : await flashSuccess('playlists.nothing_similar')
  return redirectAfterPost(pathname + search, notice)
}

const trackForms = ['playlist-tracks', 'add-tracks']

/** Handles the forms on a playlist's page: its name, and changes to its tracks. */
export async function handlePlaylistForm(args: RouteArgs, api: Api, form: FormBody) {
  const id = args.params.id ?? ''
  const version = readVersion(form.texts.version)
  const operation = trackForms.includes(form.form) ? parsePlaylistOperation(form.texts.operation) : null
  try {
    if (operation) return await applyOperation(args, api, operation, version)
    const here = paths.playlist(getLocale(args.request), id)
    return await submit(form, playlistFormSchema, async values => {
      await renamePlaylist(api, id, version, values).catch((error: unknown) => {
        if (isOutdated(error)) throw new OutdatedError()
        throw error
      })
      return redirectAfterPost(here, await flashSuccess('playlists.saved', { name: values.title }))
    })
  } catch (error) {
    if (error instanceof OutdatedError || isOutdated(error)) return respondWithConflict(form, operation)
    const reason = findRejectionReason(error)
    if (operation && reason !== null) return reply(form, { '': [{ key: `errors.${reason}` }] }, 422)
    throw error
  }
}

/** Thrown through `submit`, which would otherwise respond without the latest version. */
class OutdatedError extends Error {}
