export * from './internal'
export * from './plan'
export * from './protocol'
