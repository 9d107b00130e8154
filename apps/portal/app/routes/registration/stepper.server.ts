import { registrationStepNames } from '@bgm/validation'

type StepName = (typeof registrationStepNames)[number]

export interface StepState {
  name: StepName
  state: 'done' | 'now' | 'next'
}

/** The six steps as the stepper shows them: what lies before the position is done, even when one has gone back. */
export function getStepper(current: StepName, position: StepName): StepState[] {
  const reached = registrationStepNames.indexOf(position)
  return registrationStepNames.map((name, index) => ({
    name,
    state: name === current ? 'now' : index < reached ? 'done' : 'next',
  }))
}
