import type { ApiKey } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { ButtonLink, type Column, EmptyState, Table, TextLink } from '@bgm/ui'
import { useHasPermission } from '#app/components/use-has-permission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import { scopeNames } from './scope-names'
import { SectionHead } from './section-head'

/** The API keys of the organisation that have not been revoked. */
export function KeysSection({ keys }: { keys: readonly ApiKey[] }) {
  const t = useText()
  const locale = useLocale()
  const mayManage = useHasPermission()('integration.manage')
  const create = (
    <ButtonLink href={paths.newApiKey(locale)} variant={keys.length > 0 ? 'secondary' : 'primary'}>
      {t('integrations.keys.create')}
    </ButtonLink>
  )
  return (
    <section>
      <SectionHead
        title={t('integrations.keys.title')}
        note={t('integrations.keys.note')}
        action={mayManage && keys.length > 0 ? create : null}
      />
      <Table
        caption={t('integrations.keys.title')}
        columns={useColumns(mayManage)}
        rows={keys}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title={t('integrations.keys.empty_title')} action={mayManage ? create : undefined}>
            {t('integrations.keys.empty')}
          </EmptyState>
        }
      />
    </section>
  )
}

function useColumns(mayManage: boolean): Column<ApiKey>[] {
  const t = useText()
  const locale = useLocale()
  const columns: Column<ApiKey>[] = [
    {
      key: 'name',
      header: t('integrations.keys.name'),
      kind: 'name',
      cell: ({ name, prefix }) => (
        <>
          <b className="block font-semibold wrap-anywhere">{name}</b>
          <code className="text-small text-muted">{prefix}…</code>
        </>
      ),
    },
    {
      key: 'scopes',
      header: t('integrations.keys.scopes'),
      cell: ({ scopes }) => scopes.map(scope => t(`integrations.scopes.${scopeNames[scope]}`)).join(', '),
    },
    {
      key: 'used',
      header: t('integrations.keys.used'),
      kind: 'short',
      cell: ({ last_used_at }) =>
        last_used_at === null ? t('integrations.keys.never') : format.dateTime(last_used_at, locale),
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
  ]
  const revoke: Column<ApiKey> = {
    key: 'revoke',
    header: <span className="sr-only">{t('integrations.keys.revoke')}</span>,
    kind: 'action',
    cell: ({ id, name }) => (
      <TextLink
        href={paths.revokeApiKey(locale, id)}
        aria-label={t('integrations.keys.revoke_named', { name })}
        className="inline-flex min-h-11 items-center px-2"
      >
        {t('integrations.keys.revoke')}
      </TextLink>
    ),
  }
  return mayManage ? [...columns, revoke] : columns
}
