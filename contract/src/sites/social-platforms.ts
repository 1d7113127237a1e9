import type { Platform } from './platform.ts';

const words = (list: string): readonly string[] => list.split(' ');

/** Networks, and pages that gather links. */
export const SOCIAL_PLATFORMS: readonly Platform[] = [
  {
    domains: ['facebook.com', 'fb.com', 'fb.me'],
    home: 'www.facebook.com',
    pages: [
      'profile.php?id',
      'permalink.php?id',
      'story.php?id',
      'pages/category/*/:id',
      'pages/*/:id',
      'people/*/:id',
      'p/:id',
      'groups/:page',
      'events/:id',
      'pg/:page',
      ':id',
      ':page',
    ],
    reserved: words(
      'login login.php help policies watch marketplace sharer sharer.php share share.php photo photo.php photos hashtag reel reels public search search.php business games gaming ads privacy legal dialog plugins home.php stories events groups pages people p pg l.php tr media settings about recover r.php profile.php permalink.php story.php',
    ),
    ignored: /\./g,
  },
  { domains: ['m.me'], pages: [':page'] },
  {
    domains: ['instagram.com', 'instagr.am'],
    home: 'www.instagram.com',
    pages: ['stories/:page', '_u/:page', ':page'],
    reserved: words('p reel reels tv explore stories accounts about direct legal developer web s share'),
  },
  {
    domains: ['threads.net', 'threads.com'],
    home: 'www.threads.net',
    pages: [':page'],
    reserved: words('search login t settings'),
    ignored: /^@/g,
  },
  {
    domains: ['linkedin.com'],
    home: 'www.linkedin.com',
    pages: ['company/:page', 'showcase/:page', 'school/:page', 'in/:page', 'pub/:page'],
  },
  {
    domains: ['x.com', 'twitter.com'],
    home: 'x.com',
    pages: [':page'],
    reserved: words('home i search hashtag intent share explore settings login tos privacy'),
  },
  {
    domains: ['tiktok.com'],
    home: 'www.tiktok.com',
    pages: [':page'],
    reserved: words('t tag discover music search login about legal'),
  },
  {
    domains: ['youtube.com'],
    home: 'www.youtube.com',
    pages: ['channel/:page', 'c/:page', 'user/:page', ':page'],
    reserved: words('watch playlist shorts embed results feed live channel c user about t hashtag'),
    ignored: /^@/g,
  },
  { domains: ['vimeo.com'], pages: [':page'], reserved: words('watch categories channels groups search') },
  { domains: ['pinterest.*'], pages: [':page'], reserved: words('pin ideas search explore login _') },
  { domains: ['t.me', 'telegram.me'], pages: ['s/:page', ':page'] },
  { domains: ['wa.me'], pages: ['c/:page', ':page'] },
  { domains: ['behance.net'], pages: [':page'], reserved: words('gallery search joblist') },
  { domains: ['dribbble.com'], pages: [':page'], reserved: words('shots search tags') },
  {
    domains: ['github.com'],
    pages: [':page'],
    reserved: words('features topics search login about pricing orgs'),
  },
  { domains: ['soundcloud.com'], pages: [':page'], reserved: words('discover search charts') },
  { domains: ['patreon.com'], pages: ['c/:page', ':page'], reserved: words('posts explore login') },
  { domains: ['medium.com'], hasSubdomains: true, pages: [':page'], reserved: words('tag p search topics') },
  {
    domains: ['tumblr.com'],
    hasSubdomains: true,
    pages: ['blog/:page', ':page'],
    reserved: words('tagged search explore dashboard'),
  },
  { domains: ['substack.com'], hasSubdomains: true },
  ...words(
    'linktr.ee linktree.com beacons.ai bio.link bio.site campsite.bio lnk.bio taplink.cc taplink.at msha.ke about.me bento.me solo.to allmylinks.com linkin.bio hoo.be flow.page linkpop.com heylink.me linkbio.co milkshake.app many.link biolinky.co tap.bio snipfeed.co ko-fi.com gofundme.com',
  ).map((domain): Platform => ({
    domains: [domain],
    pages: [':page'],
    reserved: words('login register s blog help'),
  })),
];
