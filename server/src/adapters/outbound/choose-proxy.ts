import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { bareHost, portOf, type ProxySettings } from './proxy-settings.ts';

interface Target {
  /** In small letters, without brackets or a dot at its end. */
  readonly host: string;
  readonly port: number;
}

/** The proxy a target is reached through; null: straight. */
export type ChooseProxy = (url: URL) => URL | null;

/**
 * Chooses as curl and Go do: by the target's scheme, and none for what NO_PROXY names: `*` · `example.com` and
 * `.example.com` with all below it · an IP address or network (`10.0.0.0/8`, `fd00::/8`), for targets that are addresses;
 * each but the network also with a port.
 */
export function createProxyChoice({ httpsProxy, httpProxy, noProxy }: ProxySettings): ChooseProxy {
  const entries = noProxy.split(/[\s,]+/).filter((entry) => entry !== '');
  const spares = entries.map(parseEntry);
  return (url) => {
    const target = { host: bareHost(url).toLowerCase().replace(/\.$/, ''), port: portOf(url) };
    return spares.some((isSpared) => isSpared(target))
      ? null
      : url.protocol === 'https:'
        ? httpsProxy
        : httpProxy;
  };
}

function parseEntry(entry: string): (target: Target) => boolean {
  if (entry === '*') return () => true;
  if (entry.includes('/')) return parseNetwork(entry);
  const { name, port } = splitPort(entry.toLowerCase());
  const names = isIP(name) === 0 ? spareNames(name) : spareAddress(name);
  return (target) => (port === null || port === target.port) && names(target.host);
}

/** `host:8080`, `[::1]:8080`; an IPv6 address without brackets has no port. */
function splitPort(entry: string): { name: string; port: number | null } {
  const [, bracketed, plain = entry, port] = /^(?:\[([^\]]+)\]|([^:]+))(?::(\d+))?$/.exec(entry) ?? [];
  return { name: bracketed ?? plain, port: port === undefined ? null : Number(port) };
}

function spareNames(name: string): (host: string) => boolean {
  const suffix = name.replace(/^\*?\./, '').replace(/\.$/, '');
  return (host) => host === suffix || host.endsWith(`.${suffix}`);
}

function spareAddress(address: string): (host: string) => boolean {
  const own = ipaddr.process(address).toString();
  return (host) => isIP(host) !== 0 && ipaddr.process(host).toString() === own;
}

/** An invalid network excludes no target. */
function parseNetwork(entry: string): (target: Target) => boolean {
  if (!ipaddr.isValidCIDR(entry)) return () => false;
  const [network, bits] = ipaddr.parseCIDR(entry);
  return ({ host }) => {
    if (isIP(host) === 0) return false;
    const address = ipaddr.process(host);
    return address.kind() === network.kind() && address.match(network, bits);
  };
}
