import { registrationStepNames } from '@bgm/validation'

type StepName = (typeof registrationStepNames)[number]

export type StepState = {
  name: StepName
  state: 'done' | 'now' | 'next'
}

/**
 * Returns the state of each registration step. Steps before the draft's position are done, even if the user
 * has gone back to an earlier one.
 */
export function listStepStates(current: StepName, position: StepName): StepState[] {
  const reached = registrationStepNames.indexOf(position)
  return registrationStepNames.map((name, index) => ({
    name,
    state: name === current ? 'now' : index < reached ? 'done' : 'next',
  }))
}
