import type { PaperPage } from '@bellgrid/formats/paper';

interface PaperViewProps {
  readonly page: PaperPage;
  readonly logo: string | null;
  readonly label?: string;
  readonly className?: string | undefined;
}

const familyOf = (font: string): string => `paper-${font}`;

/** One page as it will be printed. */
export function PaperView({ page, logo, label, className }: PaperViewProps) {
  const { x, y, width, height } = page.sheet ?? { x: 0, y: 0, width: page.width, height: page.height };
  return (
    <svg
      className={className}
      viewBox={`${x} ${y} ${width} ${height}`}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      direction="ltr"
      textRendering="geometricPrecision"
    >
      <rect {...{ x, y, width, height }} fill="#ffffff" />
      {/* A sheet of a poster ends at its edge, also in a wider area. */}
      <svg aria-hidden {...{ x, y, width, height }} viewBox={`${x} ${y} ${width} ${height}`}>
        {page.boxes.map((box, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is drawn as a whole.
            key={index}
            x={box.x}
            y={box.y}
            width={box.width}
            height={box.height}
            rx={box.radius}
            fill={box.fill ?? 'none'}
            stroke={box.stroke}
            strokeWidth={box.lineWidth}
          />
        ))}
        {logo && page.logo ? <Logo href={logo} at={page.logo} /> : null}
        {page.texts.map((text, index) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is drawn as a whole.
            key={index}
            x={text.isRightToLeft ? text.x + text.width : text.x}
            y={text.y}
            fontFamily={familyOf(text.font)}
            fontSize={text.size}
            fill={text.color}
            direction={text.isRightToLeft ? 'rtl' : 'ltr'}
            unicodeBidi="bidi-override"
            xmlSpace="preserve"
          >
            {text.text}
          </text>
        ))}
      </svg>
    </svg>
  );
}

function Logo({ href, at }: { href: string; at: NonNullable<PaperPage['logo']> }) {
  const { align, ...area } = at;
  return (
    <image
      {...{ href, ...area }}
      preserveAspectRatio={align === 'left' ? 'xMinYMid meet' : 'xMaxYMid meet'}
    />
  );
}

/** Loads the fonts of the pages into a document; rejects when one cannot be loaded. */
export async function loadPaperFonts(
  target: Document,
  pages: readonly PaperPage[],
  addresses: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const names = new Set(pages.flatMap(({ texts }) => texts.map(({ font }) => font)));
  const window = target.defaultView ?? globalThis;
  await Promise.all(
    [...names].map(async (name) => {
      const address = addresses[name];
      const family = familyOf(name);
      const isKnown = [...target.fonts].some((face) => face.family.replaceAll('"', '') === family);
      if (address === undefined || isKnown) return;
      const Face = (window as typeof globalThis).FontFace;
      const face = new Face(family, `url(${new URL(address, location.href).href})`);
      target.fonts.add(await face.load());
    }),
  );
}
