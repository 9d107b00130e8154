import { Breadcrumb, Button, ButtonLink, Card, PageHeader, RowList } from '@bgm/ui'
import { formObject } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { readForm } from '#app/forms/read-form.server'
import { SubmissionForm } from '#app/forms/submission-form'
import { submit } from '#app/forms/submit.server'
import { useSubmission } from '#app/forms/use-submission'
import { requireApi, requireValidId } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { getPlaylistDetail, getPlaylistUses, removePlaylist } from '#app/services/playlists.server'
import { useLocale, useText } from '#app/text'
import { formatPlaylistUse } from './playlist-use-text'

export { clientAction } from '#app/forms/client-action'

await loadMessages('playlists')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'playlist.update')
  const id = args.params.id ?? ''
  const [{ title, version }, uses] = await Promise.all([getPlaylistDetail(api, id), getPlaylistUses(api, id)])
  return { id, title: title[getLocale(args.request)], version, uses }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'playlist.update')
  const locale = getLocale(args.request)
  const id = args.params.id ?? ''
  const form = await readForm(args.request)
  return submit(form, formObject({}), async () => {
    const { title } = await getPlaylistDetail(api, id)
    await removePlaylist(api, id, Number(form.texts.version) || 1)
    const notice = await flashSuccess('playlists.deleted', { name: title[locale] })
    return redirectAfterPost(paths.playlists(locale), notice)
  })
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'playlists.delete_title', { title: args.data?.title ?? '' })

/** The confirmation page. It lists the places where other music will play after deletion. */
export default function DeletePlaylist() {
  const { id, title, version, uses } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('delete-playlist')
  return (
    <>
      <PageHeader
        title={t('playlists.delete_title', { title })}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('playlists.title'), href: paths.playlists(locale) },
              { label: title, href: paths.playlist(locale, id) },
              { label: t('playlists.delete') },
            ]}
          />
        }
      />
      <Card className="max-w-160">
        <p>{t('playlists.delete_text')}</p>
        {uses.total > 0 ? <p className="mt-4 font-semibold">{t('playlists.delete_silences')}</p> : null}
        <RowList
          items={uses.uses.map(use => {
            const { place, when } = formatPlaylistUse(t, use, locale)
            return { key: JSON.stringify(use), title: <b className="font-semibold">{place}</b>, detail: when }
          })}
        />
        {uses.total > uses.uses.length ? (
          <p className="text-small text-muted">
            {t('playlists.used_more', { count: uses.total - uses.uses.length })}
          </p>
        ) : null}
        {uses.elsewhere > 0 ? (
          <p className="mt-2 text-small text-muted">
            {t('playlists.used_elsewhere', { count: uses.elsewhere })}
          </p>
        ) : null}
        <SubmissionForm of={form} className="mt-6 flex flex-wrap justify-end gap-2.5 [&>[role=alert]]:w-full">
          <input type="hidden" name="version" value={version} />
          <ButtonLink href={paths.playlist(locale, id)} variant="secondary">
            {t('actions.cancel')}
          </ButtonLink>
          <Button type="submit" variant="danger" busy={form.busy} busyLabel={t('words.loading')}>
            {t('playlists.delete_confirm')}
          </Button>
        </SubmissionForm>
      </Card>
    </>
  )
}
