export * from './announcement-plays'
export * from './internal'
export * from './plan'
export * from './protocol'
