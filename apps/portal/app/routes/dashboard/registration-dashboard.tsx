import { Badge, buttonVariants, LeafCard, PageHeader, TaskList } from '@bgm/ui'
import type { RegistrationStep } from '@bgm/validation'
import { Link } from '@remix-run/react'
import { paths } from '#app/paths'
import type { Royalty } from '#app/services/site-setting.server'
import { useLocale, useText } from '#app/text'
import { SideCards } from './side-cards'

type StartProps = {
  name: string
  start: { position: RegistrationStep; email: string }
  royalty: Royalty
}

/** The dashboard during registration: completed, current and later steps. */
export function RegistrationDashboard({ name, start, royalty }: StartProps) {
  const t = useText()
  const locale = useLocale()
  const step = t(`registration.steps.${start.position}`)
  return (
    <>
      <PageHeader title={t('dashboard.welcome', { name })} text={t('dashboard.steps_left', { count: 2 })} />
      <div className="grid items-start gap-5 3xl:grid-cols-[minmax(0,1fr)_minmax(0,320px)]">
        <LeafCard title={t('dashboard.start.title')}>
          <TaskList
            tasks={[
              {
                key: 'verify',
                state: 'done',
                title: t('dashboard.start.verify'),
                detail: t('dashboard.start.verify_done', { email: start.email }),
                end: <Badge tone="ok">{t('dashboard.start.done')}</Badge>,
              },
              {
                key: 'register',
                state: 'now',
                title: t('dashboard.start.register'),
                detail: `${t('dashboard.start.register_next', { step })} ${t('dashboard.start.register_text')}`,
                end: (
                  <Link
                    to={paths.registrationStep(locale, start.position)}
                    className={buttonVariants({ size: 's' })}
                  >
                    {t('dashboard.start.register_continue')}
                  </Link>
                ),
              },
              {
                key: 'pay',
                state: 'later',
                title: t('dashboard.start.pay'),
                detail: t('dashboard.start.pay_locked'),
                end: <Badge tone="off">{t('dashboard.start.locked')}</Badge>,
              },
            ]}
          />
        </LeafCard>
        <SideCards royalty={royalty} />
      </div>
    </>
  )
}
