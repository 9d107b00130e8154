import { registrationStepNames } from '@bgm/validation'

type StepName = (typeof registrationStepNames)[number]

export interface StepState {
  name: StepName
  state: 'done' | 'now' | 'next'
}

/** The six steps of the stepper; those before the draft's position are done, even on an earlier step. */
export function getStepper(current: StepName, position: StepName): StepState[] {
  const reached = registrationStepNames.indexOf(position)
  return registrationStepNames.map((name, index) => ({
    name,
    state: name === current ? 'now' : index < reached ? 'done' : 'next',
  }))
}
