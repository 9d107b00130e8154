import type { CollectiveKey } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Badge, ButtonLink, type Column, EmptyState, PageHeader, Table, TextLink } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { requireReaderApi } from '#app/http/collective.server'
import { consumeSecret } from '#app/http/flash.server'
import { dataWithCookies } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { SecretCard } from '#app/routes/integrations/secret-card'
import { listCollectiveKeys } from '#app/services/collective-keys.server'
import { type Translate, useLocale, useText } from '#app/text'
import { denseTableClass } from './panel'
import { scopeNames } from './scope-names'

export async function loader(args: LoaderFunctionArgs) {
  const api = await requireReaderApi(args)
  const [keys, { created, cookies }] = await Promise.all([
    listCollectiveKeys(api),
    consumeSecret(args.request),
  ])
  return dataWithCookies({ keys, created }, cookies)
}

export const meta: MetaFunction<typeof loader> = args => pageTitle(args, 'collective.keys')

/** The API keys of the collective body; a new key is shown once. */
export default function Keys() {
  const { keys, created } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const create = (
    <ButtonLink href={paths.newCollectiveKey(locale)} variant={created ? 'secondary' : 'primary'}>
      {t('integrations.keys.create')}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        className="mb-4.5!"
        title={t('collective.keys')}
        text={t('collective.api.text')}
        action={keys.length > 0 ? create : null}
      />
      {created ? (
        <div className="mb-6">
          <SecretCard
            title={t('integrations.secret.key_title', { name: created.name })}
            secret={created.secret}
            done={paths.collectiveKeys(locale)}
          />
        </div>
      ) : null}
      <div className={denseTableClass}>
        <Table
          caption={t('collective.keys')}
          columns={createColumns(t, locale)}
          rows={keys}
          rowKey={({ id }) => id}
          empty={
            <EmptyState title={t('integrations.keys.empty_title')} action={create}>
              {t('integrations.keys.empty')}
            </EmptyState>
          }
        />
      </div>
      <p className="mt-4 text-label text-muted">
        <TextLink href={paths.openApi}>{t('integrations.docs')}</TextLink>
      </p>
    </>
  )
}

const createColumns = (t: Translate, locale: 'id' | 'en'): Column<CollectiveKey>[] => [
  {
    key: 'name',
    header: t('integrations.keys.name'),
    kind: 'name',
    cell: ({ name, prefix }) => (
      <>
        <b className="block font-semibold wrap-anywhere">{name}</b>
        <code className="font-mono text-[0.8125rem] text-muted">{prefix}…</code>
      </>
    ),
  },
  {
    key: 'scopes',
    header: t('integrations.keys.scopes'),
    cell: ({ scopes }) => scopes.map(scope => t(`collective.api.scopes.${scopeNames[scope]}`)).join(', '),
  },
  {
    key: 'used',
    header: t('integrations.keys.used'),
    kind: 'short',
    cell: ({ last_used_at }) =>
      last_used_at === null ? t('integrations.keys.never') : format.dateTime(last_used_at, locale),
  },
  {
    key: 'expires',
    header: t('collective.api.expires'),
    kind: 'short',
    cell: ({ expires_at, expired }) =>
      expired ? (
        <Badge tone="bad">{t('collective.api.expired')}</Badge>
      ) : (
        format.shortDate(expires_at, locale)
      ),
  },
  {
    key: 'created',
    header: t('integrations.keys.created'),
    minor: true,
    cell: ({ created_at, created_by }) =>
      t('integrations.keys.created_by', {
        date: format.shortDate(created_at, locale),
        name: created_by ?? t('integrations.keys.gone'),
      }),
  },
  {
    key: 'revoke',
    header: <span className="sr-only">{t('integrations.keys.revoke')}</span>,
    kind: 'action',
    cell: ({ id, name }) => (
      <TextLink
        href={paths.revokeCollectiveKey(locale, id)}
        aria-label={t('integrations.keys.revoke_named', { name })}
        className="inline-flex min-h-11 items-center px-2"
      >
        {t('integrations.keys.revoke')}
      </TextLink>
    ),
  },
]
