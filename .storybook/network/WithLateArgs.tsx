import { type ComponentType, useSyncExternalStore } from 'react';
import { LateArgs } from './LateArgs.ts';

type Args = Readonly<Record<string, unknown>>;

interface WithLateArgsProps {
  readonly Story: ComponentType<{ readonly args: Args }>;
  readonly args: Args;
  readonly late: unknown;
}

/** A story whose args from a slow network are replaced when they arrive. */
export function WithLateArgs({ Story, args, late }: WithLateArgsProps) {
  return late instanceof LateArgs ? <Arriving Story={Story} args={args} late={late} /> : <Story args={args} />;
}

function Arriving({ Story, args, late }: WithLateArgsProps & { readonly late: LateArgs }) {
  const arrived = useSyncExternalStore(late.subscribe, late.arrived);
  return <Story args={{ ...args, ...arrived }} />;
}
