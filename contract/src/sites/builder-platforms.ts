import type { Platform } from './platform.ts';

const words = (list: string): readonly string[] => list.split(' ');

/** Where a site of one's own is built under the builder's domain. */
export const BUILDER_PLATFORMS: readonly Platform[] = [
  {
    domains: ['sites.google.com'],
    home: 'sites.google.com',
    pages: ['view/:page', 'site/:page', 'a/:page/:page', ':page/:page'],
    reserved: words('new u'),
  },
  // Up to three free sites of one account stand side by side.
  { domains: ['wixsite.com', 'editorx.io'], hasSubdomains: true, pages: [':page'] },
  {
    domains: [
      'digilander.libero.it',
      'web.tiscali.it',
      'xoomer.virgilio.it',
      'xoomer.alice.it',
      'spazioweb.inwind.it',
    ],
    pages: [':page'],
  },
  { domains: ['canva.site'], hasSubdomains: true },
  { domains: ['blogspot.*', 'blogger.com'], hasSubdomains: true },
  ...words(
    'business.site wordpress.com myshopify.com github.io gitlab.io altervista.org weebly.com jimdosite.com jimdofree.com jimdo.com jimdoweb.com webnode.it webnode.com webnode.page squarespace.com webflow.io godaddysites.com square.site netlify.app vercel.app pages.dev web.app firebaseapp.com herokuapp.com onrender.com framer.website framer.app framer.ai site123.me strikingly.com mystrikingly.com company.site ecwid.com bigcartel.com flazio.com xoom.it ueniweb.com sitew.it oneminutesite.it beepworld.it sumupstore.com sumup.link yolasite.com ucraft.net odoo.com tilda.ws mailchimpsites.com carrd.co notion.site my-online.store lodgify.com smoobu.net beddy.io hotel.direct overblog.com over-blog.com forumfree.it forumcommunity.net blogfree.net storeden.com teemill.com shop.app gumroad.com itch.io kross.travel amenitiz.io octorate.site site.pro simdif.com zyrosite.com builderallwp.com duda.co dudaone.com multiscreensite.com webador.it webador.com hubside.it one.com mozellosite.com mozello.it wifeo.com e-monsite.com',
  ).map((domain): Platform => ({ domains: [domain], hasSubdomains: true })),
];
