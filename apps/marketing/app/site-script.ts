import '@bgm/browser/site'
