import { registrationStepper } from '@bgm/validation'

type StepName = (typeof registrationStepper)[number]

export interface StepState {
  name: StepName
  state: 'done' | 'now' | 'next'
}

/** The six steps as the stepper shows them: what lies before the position is done, even when one has gone back. */
export function stepperOf(current: StepName, position: StepName): StepState[] {
  const reached = registrationStepper.indexOf(position)
  return registrationStepper.map((name, index) => ({
    name,
    state: name === current ? 'now' : index < reached ? 'done' : 'next',
  }))
}
