import { randomUUID } from 'node:crypto'
import { Breadcrumb, Button, Card, PageHeader } from '@bgm/ui'
import { playlistFormSchema } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { TextField } from '#app/forms/fields'
import { readForm } from '#app/forms/read-form.server'
import { SubmissionForm } from '#app/forms/submission-form'
import { submit } from '#app/forms/submit.server'
import { useSubmission } from '#app/forms/use-submission'
import { requireApi, requireRecordId } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getRecoveredValues } from '#app/http/form-recovery.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { createPlaylist, getPlaylistDetail } from '#app/services/playlists.server'
import { getText, useLocale, useText } from '#app/text'

export { clientAction } from '#app/forms/client-action'

await loadMessages('playlists')

const keyShape = /^[\w-]{8,64}$/

/** Returns the playlist to copy from the query string; null for an empty playlist. */
function readCopied(request: Request): string | null {
  const copied = new URL(request.url).searchParams.get('copy')
  if (copied !== null) requireRecordId(request, copied)
  return copied
}

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'playlist.update')
  const locale = getLocale(args.request)
  const copied = readCopied(args.request)
  const title = copied === null ? null : (await getPlaylistDetail(api, copied)).title[locale]
  const typed = getRecoveredValues(args.request, 'new-playlist')
  const suggested = title === null ? '' : getText(locale)('playlists.copied_name', { title })
  return { title, saved: { title: suggested, ...typed }, key: typed.key ?? randomUUID() }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'playlist.update')
  const locale = getLocale(args.request)
  const copyOf = readCopied(args.request)
  const form = await readForm(args.request)
  const key = form.texts.key ?? ''
  return submit(form, playlistFormSchema, async ({ title, description }) => {
    const made = await createPlaylist(
      api,
      { title, description, ...(copyOf ? { copyOf } : {}) },
      keyShape.test(key) ? key : randomUUID(),
    )
    const notice = await flashSuccess('playlists.created', { name: title })
    return redirectAfterPost(paths.playlist(locale, made.id), notice)
  })
}

export const meta: MetaFunction = args => pageTitle(args, 'playlists.create_title')

/** The form for a new playlist, which is empty or a copy. */
export default function NewPlaylist() {
  const { title, saved, key } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('new-playlist', { schema: all => all.playlistFormSchema, saved })
  const heading = title === null ? t('playlists.create_title') : t('playlists.copy_title', { title })
  return (
    <>
      <PageHeader
        title={heading}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[{ label: t('playlists.title'), href: paths.playlists(locale) }, { label: heading }]}
          />
        }
      />
      <Card className="max-w-160">
        <SubmissionForm of={form} className="grid gap-5">
          <input type="hidden" name="key" defaultValue={key} />
          <TextField name="title" hint={t('playlists.name_hint')} maxLength={80} autoComplete="off" />
          <TextField name="description" optional maxLength={400} autoComplete="off" />
          <Button
            type="submit"
            className="justify-self-start max-sm:w-full"
            busy={form.busy}
            busyLabel={t('words.saving')}
          >
            {t('playlists.create')}
          </Button>
        </SubmissionForm>
      </Card>
    </>
  )
}
