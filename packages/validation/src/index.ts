export * from './device'
export * from './forms'
