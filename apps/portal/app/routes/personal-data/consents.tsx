import { ButtonLink, Card, RowList } from '@bgm/ui'
import { consentSchema } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { submit } from '#app/forms/submit.server'
import { requireApi } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { AccountPage } from '#app/routes/account/account-page'
import { getConsents, recordConsent } from '#app/services/personal-data.server'
import { useLocale, useText } from '#app/text'
import { ConsentHistory } from './consent-history'
import { ConsentAction, ConsentDetail } from './consent-row'

export { clientAction } from '#app/forms/client-action'

await loadMessages('account')

export function loader(args: LoaderFunctionArgs) {
  return getConsents(requireApi(args))
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  const locale = getLocale(args.request)
  return submit(args.request, consentSchema, async act => {
    await recordConsent(api, act, locale)
    const notice = act.given ? 'personal_data.consent_given' : 'personal_data.consent_withdrawn'
    return redirectAfterPost(paths.consents(locale), await flashSuccess(notice))
  })
}

export const meta: MetaFunction = args => pageTitle(args, 'personal_data.title')

export default function Consents() {
  const { states, acts } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  return (
    <AccountPage>
      <Card title={t('personal_data.consents')} note={t('personal_data.consents_note')}>
        <RowList
          stacked
          items={states.map(state => ({
            key: state.purpose,
            title: <b className="font-semibold">{t(`personal_data.purposes.${state.purpose}`)}</b>,
            detail: <ConsentDetail {...state} />,
            end: <ConsentAction {...state} />,
          }))}
        />
      </Card>
      <ConsentHistory acts={acts} />
      <Card title={t('personal_data.copy')}>
        <p className="max-w-[40em] text-label">{t('personal_data.copy_text')}</p>
        <ButtonLink href={paths.accountExport(locale)} download variant="secondary" className="mt-4">
          {t('personal_data.copy_submit')}
        </ButtonLink>
      </Card>
      <Card title={t('personal_data.removal')}>
        <p className="max-w-[40em] text-label">{t('personal_data.removal_text')}</p>
        <ButtonLink href={paths.accountRemoval(locale)} variant="secondary" className="mt-4">
          {t('personal_data.removal_open')}
        </ButtonLink>
      </Card>
    </AccountPage>
  )
}
