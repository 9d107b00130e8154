import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { styled } from 'styled-components'
import { useTexts } from './texts'
import { usePaymentPermissions } from './use-office'

const Tabs = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem 2.4rem;
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral200};
  margin-bottom: 2.4rem;

  a {
    padding: 0.8rem 0;
    border-bottom: 2px solid transparent;
    color: ${({ theme }) => theme.colors.neutral700};
    font-size: 1.4rem;
    font-weight: 600;
    text-decoration: none;
  }
  a:hover { color: ${({ theme }) => theme.colors.neutral1000}; }
  a.active {
    color: ${({ theme }) => theme.colors.primary700};
    border-color: currentColor;
  }
`

function Sections() {
  const { t } = useTexts()
  const { canAccount } = usePaymentPermissions()
  return (
    <Tabs aria-label={t('title')}>
      <NavLink to="/payments" end>
        {t('nav.payments')}
      </NavLink>
      <NavLink to="/payments/cases">{t('nav.cases')}</NavLink>
      <NavLink to="/payments/refunds">{t('nav.refunds')}</NavLink>
      {canAccount && <NavLink to="/payments/settlements">{t('nav.settlements')}</NavLink>}
      {canAccount && <NavLink to="/payments/accounting">{t('nav.accounting')}</NavLink>}
      {canAccount && <NavLink to="/payments/accounts">{t('nav.accounts')}</NavLink>}
      {canAccount && <NavLink to="/payments/coretax">{t('nav.coretax')}</NavLink>}
      {canAccount && <NavLink to="/payments/withholding">{t('nav.withholding')}</NavLink>}
    </Tabs>
  )
}

type Props = { title: string; subtitle?: string; action?: ReactNode; children: ReactNode }

/** The layout of every payment page. */
export function PaymentsLayout({ title, subtitle, action, children }: Props) {
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header title={title} subtitle={subtitle} primaryAction={action} />
      <Layouts.Content>
        <Sections />
        {children}
      </Layouts.Content>
    </Page.Main>
  )
}

type Loaded = { data: unknown; failed: boolean; reload: () => void }

/** Shown instead of data that is still loading or could not be loaded. */
export function LoadState({ data, failed, reload }: Loaded) {
  const { t } = useTexts()
  if (data !== null) return null
  if (!failed) return <Page.Loading />
  return (
    <Flex direction="column" alignItems="flex-start" gap={3} role="alert">
      <Typography>{t('failed')}</Typography>
      <Button variant="tertiary" onClick={reload}>
        {t('retry')}
      </Button>
    </Flex>
  )
}

export function Card({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Box
      tag="section"
      background="neutral0"
      borderColor="neutral200"
      hasRadius
      padding={5}
      shadow="tableShadow"
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        {title && (
          <Typography tag="h2" variant="delta">
            {title}
          </Typography>
        )}
        {children}
      </Flex>
    </Box>
  )
}

const FactList = styled.dl`
  display: grid;
  gap: 1.2rem;
  margin: 0;

  dt { color: ${({ theme }) => theme.colors.neutral600}; font-size: 1.2rem; }
  dd { margin: 0.2rem 0 0; color: ${({ theme }) => theme.colors.neutral800}; font-size: 1.4rem; overflow-wrap: anywhere; }
`

/** A list of names and values; empty values are omitted. */
export function DescriptionList({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <FactList>
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </FactList>
  )
}

/** A container in which a table scrolls sideways on narrow screens. */
export const Scroller = styled.div`
  overflow-x: auto;
  background: ${({ theme }) => theme.colors.neutral0};
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};

  table { width: 100%; border-collapse: collapse; font-size: 1.4rem; color: ${({ theme }) => theme.colors.neutral800}; }
  th, td { padding: 1.2rem 1.6rem; text-align: left; vertical-align: top; }
  thead th { color: ${({ theme }) => theme.colors.neutral600}; font-size: 1.2rem; font-weight: 600; white-space: nowrap; }
  tbody td, tbody th { border-top: 1px solid ${({ theme }) => theme.colors.neutral150}; }
  tbody th { font-weight: 400; }
  a, span { white-space: nowrap; }
  .amount { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
  .nowrap { white-space: nowrap; }
`
