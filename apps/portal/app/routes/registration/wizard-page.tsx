import { Button, buttonVariants, WizardActions, WizardFrame, type WizardFrameProps } from '@bgm/ui'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { DefaultSubmitButton } from '#app/components/default-submit-button'
import { useFrameProps } from '#app/components/page'
import { toLanguageButtons } from '#app/forms/language-intent'
import { useIsSubmitting } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import type { StepState } from './stepper.server'

export const stepFormId = 'step'

type Frame = Omit<WizardFrameProps, 'logo' | 'skipLabel' | 'languages' | 'enter' | 'stepper'>

/**
 * The page for a step of the registration; completed steps are links. The exit and the language switch
 * submit the step's form, so that no input is lost. `exit` replaces the default exit.
 */
export function WizardPage({ stepper, exit, ...props }: Frame & { stepper: StepState[] }) {
  const t = useText()
  const locale = useLocale()
  const { logo, skipLabel, languages } = useFrameProps()
  const step = stepper.findIndex(({ state }) => state === 'now') + 1
  const name = stepper[step - 1]?.name ?? 'register'
  const statusKeys = { done: 'done', now: 'current', next: 'next' } as const
  return (
    <WizardFrame
      {...props}
      logo={logo}
      skipLabel={skipLabel}
      languages={exit ? languages : toLanguageButtons(stepFormId, languages)}
      defaultButton={exit ? null : <DefaultSubmitButton form={stepFormId} />}
      exit={exit ?? <SaveAndLeaveButton />}
      stepper={{
        label: t('registration.progress'),
        position: t('registration.step_of_named', {
          step,
          total: stepper.length,
          name: t(`registration.steps.${name}`),
        }),
        steps: stepper.map(({ name, state }) => ({
          key: name,
          name: t(`registration.steps.${name}`),
          state,
          stateLabel: t(`registration.step_states.${statusKeys[state]}`),
          ...(name === 'register' || name === 'verify' ? {} : { href: paths.registrationStep(locale, name) }),
        })),
      }}
    />
  )
}

function SaveAndLeaveButton() {
  const t = useText()
  return (
    <button
      type="submit"
      form={stepFormId}
      name="intent"
      value="leave"
      formNoValidate
      className={`${buttonVariants({ variant: 'quiet', size: 's' })} whitespace-nowrap`}
    >
      {t('navigation.portal.save_and_leave')}
    </button>
  )
}

/** The back and next buttons, which both submit the form, so that no input is lost. */
export function StepActions({ first, children }: { first?: boolean; children: ReactNode }) {
  const t = useText()
  const busy = useIsSubmitting(stepFormId)
  return (
    <WizardActions>
      {first ? null : (
        <Button type="submit" name="intent" value="back" formNoValidate variant="secondary">
          {t('actions.back')}
        </Button>
      )}
      <Button type="submit" busy={busy} busyLabel={t('words.saving')}>
        {children}
        <ArrowRight aria-hidden="true" strokeWidth={1.75} className="max-sm:hidden" />
      </Button>
    </WizardActions>
  )
}
