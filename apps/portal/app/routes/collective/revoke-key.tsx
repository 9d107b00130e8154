import { notFound } from '@bgm/server/not-found'
import { Breadcrumb, Button, ButtonLink, Card, PageHeader } from '@bgm/ui'
import { form as emptyForm } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { SubmissionForm } from '#app/forms/submission-form'
import { submit } from '#app/forms/submit.server'
import { useSubmission } from '#app/forms/use-submission'
import { requireValidId } from '#app/http/api.server'
import { requireReader } from '#app/http/collective.server'
import { flashSuccess } from '#app/http/flash.server'
import { localeOf } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { findCollectiveKey, revokeCollectiveKey } from '#app/services/collective-keys.server'
import { useLocale, useText } from '#app/text'

export async function loader(args: LoaderFunctionArgs) {
  const api = await requireReader(args)
  await requireValidId(args)
  const key = await findCollectiveKey(api, args.params.id ?? '')
  if (!key) throw notFound(args.request)
  return key
}

export async function action(args: ActionFunctionArgs) {
  const api = await requireReader(args)
  await requireValidId(args)
  const id = args.params.id ?? ''
  return submit(args.request, emptyForm({}), async () => {
    const key = await findCollectiveKey(api, id)
    await revokeCollectiveKey(api, id)
    const notice = key ? await flashSuccess('integrations.keys.revoked', { name: key.name }) : null
    return redirectAfterPost(paths.collectiveKeys(localeOf(args.request)), notice)
  })
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'integrations.keys.revoke_title', { name: args.data?.name ?? '' })

/** The confirmation before a key loses its access. */
export default function RevokeCollectiveKey() {
  const { name, prefix } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('revoke-collective-key')
  return (
    <>
      <PageHeader
        title={t('integrations.keys.revoke_title', { name })}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('collective.keys'), href: paths.collectiveKeys(locale) },
              { label: t('integrations.keys.revoke') },
            ]}
          />
        }
      />
      <Card className="max-w-160">
        <p>{t('integrations.keys.revoke_text', { prefix })}</p>
        <SubmissionForm of={form} className="mt-6 flex flex-wrap justify-end gap-2.5 [&>[role=alert]]:w-full">
          <ButtonLink href={paths.collectiveKeys(locale)} variant="secondary">
            {t('actions.cancel')}
          </ButtonLink>
          <Button type="submit" variant="danger" busy={form.busy} busyLabel={t('words.loading')}>
            {t('integrations.keys.revoke_confirm')}
          </Button>
        </SubmissionForm>
      </Card>
    </>
  )
}
