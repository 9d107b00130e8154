import { Box, Button, Flex, Main, Typography } from '@strapi/design-system'
import { Page, useAuth } from '@strapi/strapi/admin'
import { type ReactNode, useEffect, useState } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router-dom'
import mark from '../logo.svg'
import { CodeForm } from './code-form'
import { SetupSteps } from './setup-steps'
import { type Status, useSecondFactorApi, useStatus, useTexts } from './use-second-factor'

type CardProps = { title: string; text: string | null; children: ReactNode }

/** The same look as Strapi's sign-in form, which is not exported. */
function Card({ title, text, children }: CardProps) {
  const t = useTexts()
  const { logout } = useAuth('SecondFactor', auth => auth)
  return (
    <Box padding={4} paddingTop={8} background="neutral100" minHeight="100dvh">
      <Main>
        <Page.Title>{title}</Page.Title>
        <Box
          background="neutral0"
          hasRadius
          shadow="tableShadow"
          padding={{ initial: 5, medium: 8 }}
          maxWidth="55.2rem"
          style={{ margin: '0 auto' }}
        >
          <Flex direction="column" alignItems="stretch" gap={6}>
            <Flex direction="column" gap={4}>
              <img src={mark} alt="" aria-hidden width={72} height={72} />
              <Typography tag="h1" variant="alpha" textAlign="center">
                {title}
              </Typography>
              {text === null ? null : <Typography textColor="neutral600">{text}</Typography>}
            </Flex>
            {children}
          </Flex>
        </Box>
        <Flex justifyContent="center" paddingTop={4}>
          <Button variant="ghost" onClick={() => void logout()}>
            {t('sign-out')}
          </Button>
        </Flex>
      </Main>
    </Box>
  )
}

function SignInAgain() {
  const t = useTexts()
  const { logout } = useAuth('SecondFactor', auth => auth)
  return (
    <Button fullWidth onClick={() => void logout()}>
      {t('setup.sign-in')}
    </Button>
  )
}

function Step({ status, onDone }: { status: Status; onDone(): void }) {
  const t = useTexts()
  const { verify } = useSecondFactorApi()
  const [saving, setSaving] = useState(false)
  if (status.step === 'code') {
    const send = async (code: string) => {
      await verify(code)
      onDone()
    }
    return (
      <Card title={t('code.title')} text={t('code.text')}>
        <CodeForm hint={t('code.hint')} submit={t('code.submit')} send={send}>
          <Typography variant="pi" textColor="neutral600">
            {t('code.lost')}
          </Typography>
        </CodeForm>
      </Card>
    )
  }
  const text = t(status.required ? 'setup.required' : 'setup.optional')
  return (
    <Card title={t(saving ? 'title' : 'setup.title')} text={saving ? null : text}>
      <SetupSteps onDone={onDone} signInAgain={<SignInAgain />} onCodes={() => setSaving(true)} />
    </Card>
  )
}

// A path that resolves to another host would leave the panel.
const isPanelPath = (path: string) => /^\/(?![/\\])/.test(path)

/** Where the member of staff was going before the second factor was asked for. */
function useTarget(): string {
  const wanted = new URLSearchParams(useLocation().search).get('redirectTo') ?? '/'
  return useHref(isPanelPath(wanted) ? wanted : '/')
}

type Props = { setLanguage(language: string): void }

/** The step after the password: a code, or the setup of the second factor. */
export function SecondFactorSignInPage({ setLanguage }: Props) {
  const { status, failure } = useStatus()
  const navigate = useNavigate()
  const target = useTarget()
  const language = status?.language
  const finished = status !== null && status.step === null
  const signedOut = failure?.reason === 'signed-out'
  useEffect(() => {
    if (language) setLanguage(language)
  }, [language, setLanguage])
  useEffect(() => {
    if (signedOut) navigate('/auth/login')
    // The panel starts again, because it has cached the responses of the unverified session.
    else if (finished) window.location.replace(target)
  }, [signedOut, finished, navigate, target])
  if (failure && !signedOut) return <Page.Error />
  if (!status || finished) return <Page.Loading />
  return <Step status={status} onDone={() => window.location.replace(target)} />
}
