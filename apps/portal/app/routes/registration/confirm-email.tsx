import { buttonVariants, Disclosure } from '@bgm/ui'
import { Link } from '@remix-run/react'
import { IdentityPage } from '#app/components/identity-page'
import { PasswordField } from '#app/forms/fields'
import { getFieldErrors } from '#app/forms/reply'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { type Submission, useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

type OpenLink = {
  state: 'open'
  token: string
  email: string
  /** Whether the link confirms a changed email address instead of a new account. */
  change: boolean
  /** Whether this session belongs to the link's account. */
  own: boolean
}

/**
 * The page that the confirmation link opens. Only a submitted form confirms the address, because email
 * scanners follow links.
 */
export function ConfirmEmail({ link }: { link: OpenLink | { state: 'confirmed' | 'invalid' } }) {
  return link.state === 'open' ? <OpenConfirmation link={link} /> : <ClosedLink state={link.state} />
}

function ClosedLink({ state }: { state: 'confirmed' | 'invalid' }) {
  const t = useText()
  const locale = useLocale()
  const name = state === 'confirmed' ? 'already' : 'invalid'
  return (
    <IdentityPage title={t(`verify.${name}_title`)} text={t(`verify.${name}_text`)} caption={useCaption()}>
      <Link to={paths.verify(locale)} className={buttonVariants({ full: true })}>
        {t('actions.continue')}
      </Link>
    </IdentityPage>
  )
}

function OpenConfirmation({ link }: { link: OpenLink }) {
  const t = useText()
  const session = useSubmission('confirm')
  const password = useSubmission('confirm-password', { schema: all => all.confirmEmailWithPasswordSchema })
  const renew = useSubmission('confirm-new', { schema: all => all.confirmEmailWithNewPasswordSchema })
  const decline = useSubmission('decline')
  const caption = useCaption()
  const closed = [session, password, renew, decline].map(closedState).find(Boolean)
  if (closed) return <ClosedLink state={closed} />
  const text = link.own ? 'confirm_text' : link.change ? 'change_password_text' : 'password_text'
  return (
    <IdentityPage
      title={t('verify.confirm_title')}
      text={<span className="wrap-anywhere">{t(`verify.${text}`, { email: link.email })}</span>}
      caption={caption}
    >
      {link.own ? <SessionForm of={session} link={link} /> : <PasswordForm of={password} link={link} />}
      <div className="mt-8">
        {link.own || link.change ? null : <NewPassword of={renew} link={link} />}
        <Decline of={decline} link={link} />
      </div>
    </IdentityPage>
  )
}

type LinkForm = {
  of: Submission
  link: OpenLink
}

function SessionForm({ of, link }: LinkForm) {
  const t = useText()
  return (
    <SubmissionForm of={of}>
      <input type="hidden" name="token" value={link.token} />
      <SubmitButton of={of} full>
        {t('verify.confirm_submit')}
      </SubmitButton>
    </SubmissionForm>
  )
}

function PasswordForm({ of, link }: LinkForm) {
  const t = useText()
  return (
    <SubmissionForm of={of} className="grid gap-5">
      <input type="hidden" name="token" value={link.token} />
      <input type="hidden" autoComplete="username" value={link.email} />
      <PasswordField name="current_password" label={t('fields.password')} autoComplete="current-password" />
      <SubmitButton of={of} full>
        {t('verify.confirm_submit')}
      </SubmitButton>
    </SubmissionForm>
  )
}

function NewPassword({ of, link }: LinkForm) {
  const t = useText()
  return (
    <Disclosure summary={t('verify.new_title')} open={of.reply !== null}>
      <SubmissionForm of={of} className="grid gap-5 text-ink">
        <p className="text-muted">{t('verify.new_text')}</p>
        <input type="hidden" name="token" value={link.token} />
        <input type="hidden" autoComplete="username" value={link.email} />
        <PasswordField
          name="password"
          label={t('fields.new_password')}
          hint={t('reset_password.hint')}
          autoComplete="new-password"
        />
        <PasswordField name="confirm_password" autoComplete="new-password" />
        <SubmitButton of={of} variant="secondary" full>
          {t('verify.new_submit')}
        </SubmitButton>
      </SubmissionForm>
    </Disclosure>
  )
}

/** For recipients who neither registered nor requested the change. */
function Decline({ of, link }: LinkForm) {
  const t = useText()
  const name = link.change ? 'decline_change' : 'decline'
  return (
    <Disclosure summary={t('verify.decline_title')} open={of.reply !== null}>
      <SubmissionForm of={of} className="grid gap-5">
        <p>{t(`verify.${name}_text`)}</p>
        <input type="hidden" name="token" value={link.token} />
        {link.change ? <input type="hidden" name="change" value="1" /> : null}
        <SubmitButton of={of} variant="secondary" full>
          {t(`verify.${name}_submit`)}
        </SubmitButton>
      </SubmissionForm>
    </Disclosure>
  )
}

/** Returns the new state of a link that was used or expired after the page was loaded; otherwise null. */
function closedState({ reply }: Submission): 'confirmed' | 'invalid' | null {
  const keys = (reply ? getFieldErrors(reply.result)[''] : undefined)?.map(({ key }) => key) ?? []
  if (keys.includes('errors.already-confirmed')) return 'confirmed'
  return keys.includes('validation.code') ? 'invalid' : null
}

function useCaption() {
  const t = useText()
  return { title: t('registration.register.panel_title'), text: t('registration.register.panel_text') }
}
